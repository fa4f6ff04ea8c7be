import { translationOf } from '../../../text.ts';
import type { English } from '../../en/people/index.ts';
import { account } from './account.ts';
import { devices } from './devices.ts';
import { talk } from './talk.ts';

export const messages = translationOf<English>()({ ...account, ...devices, ...talk });
