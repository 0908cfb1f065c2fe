/** Names of the published packages. Each package comes after the packages on which it depends. */
export const published = ['sdk', 'widgets', 'elements', 'conformance'] as const

/** Folders that have a tsconfig of their own. */
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
