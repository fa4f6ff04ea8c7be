export { LANGUAGE, LANGUAGES, type Language } from '@race/rulebook/languages.ts';
