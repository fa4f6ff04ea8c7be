import { patronage } from './patronage.ts';

export const messages = {
  ...patronage,
};
