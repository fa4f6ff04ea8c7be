export { CreditsPage } from './credits/credits-page.tsx';
export { NewsPage } from './news/news-page.tsx';
export { PrivacyPage } from './privacy/privacy-page.tsx';
export { Settings } from './settings/settings.tsx';
