/**
 * Returns a size for the usual or the deep run of tests: `usual` in `npm test`, `deep` in `npm run test:deep`, which
 * runs all test files that import this module.
 */
export const byDepth = <T>(usual: T, deep: T): T => (process.env.TEST_DEEP === '1' ? deep : usual)
