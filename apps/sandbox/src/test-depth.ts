/**
 * Returns a size that depends on the test run: `usual` in `npm test`, `deep` in `npm run test:deep`. The deep
 * run includes all test files that import this module.
 */
export const byDepth = <T>(usual: T, deep: T): T => (process.env.TEST_DEEP === '1' ? deep : usual)
