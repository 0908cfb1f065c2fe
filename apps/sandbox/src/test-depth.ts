/**
 * Returns the size of a simulation: `usual` in `npm test`, `deep` in `npm run test:deep`, which runs every test file
 * that imports this one.
 */
export const byDepth = <T>(usual: T, deep: T): T => (process.env.TEST_DEEP === '1' ? deep : usual)
