// The kernel's commitment, by the machine's own SHA-256: a server makes one for each plan.
import { hash } from 'node:crypto';
import { canonical, type commit } from '@race/kernel';

export const commitmentTo: typeof commit = (value, salt) => hash('sha256', `${salt}\n${canonical(value)}`);
