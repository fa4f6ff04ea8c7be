// A text as a whole WebSocket frame (RFC 6455): final, text, not masked.

const FINAL_TEXT = 0x81;
const SHORT = 125;
const LENGTH_IN_TWO = 126;
const LENGTH_IN_EIGHT = 127;
const TWO_BYTES = 0xffff;

let lastText = '';
let lastFrame: Buffer = Buffer.alloc(0);

/** The frame of a text. The last one is cached, since a text often goes to a whole table. */
export function frameOf(text: string): Buffer {
  if (text === lastText && lastFrame.length > 0) return lastFrame;
  lastText = text;
  const length = Buffer.byteLength(text);
  lastFrame = emptyFrame(length);
  lastFrame.write(text, lastFrame.length - length);
  return lastFrame;
}

/** The same with the number of the request that it answers, as a last part of the JSON object that the text is. */
export function frameWithId(text: string, id: number): Buffer {
  const plain = frameOf(text);
  const body = headOf(plain);
  const more = `,"id":${id}}`;
  const length = plain.length - body - 1 + more.length;
  const frame = emptyFrame(length);
  const end = plain.copy(frame, frame.length - length, body, plain.length - 1);
  frame.write(more, frame.length - length + end);
  return frame;
}

/** A frame with its head written. */
function emptyFrame(length: number): Buffer {
  const head = length <= SHORT ? 2 : length <= TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = LENGTH_IN_TWO;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_EIGHT;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  return frame;
}

/** Where the text begins. */
function headOf(frame: Buffer): number {
  const length = frame[1] ?? 0;
  return length <= SHORT ? 2 : length === LENGTH_IN_TWO ? 4 : 10;
}
