export { no } from '@race/kernel/refuse.ts';
