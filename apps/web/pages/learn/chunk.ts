export { LearnPage } from './learn-page.tsx';
export { Lesson } from './lesson.tsx';
