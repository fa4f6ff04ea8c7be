// What the workers fetch late. Each worker is a program of its own, which bundles what it takes from here.

export const loadNetRace = () => import('./online/race.ts');
export const loadNetDash = () => import('./online/dash.ts');
/** Campaigns, the thread of slow bots, and requests that few races make. */
export const loadRareRequests = () => import('./device/rare-requests.ts');
/** What reads games from the database. On a first visit there are none. */
export const loadSavedReaders = () => import('./device/read-saved.ts');
/** Games as files, and positions from files and links. */
export const loadFiles = () => import('@race/local/files.ts');
/** The rules of races against René, for advice about one. */
export const loadSoloRules = () => import('@race/great-race/modules/solo/load.ts');
