/** The published packages. Each one follows the packages on which it depends. */
export const published = ['sdk', 'widgets', 'elements', 'conformance'] as const

/** Every folder with a separate tsconfig. */
export const typed = [
  'openapi',
  'packages/sdk',
  'packages/widgets',
  'packages/widgets/test-exchange',
  'packages/elements',
  'packages/conformance',
  'apps/reference',
  'apps/sandbox',
  'apps/embed',
  'apps/docs',
  'vectors',
  'e2e',
  'bench',
  'scripts',
]
