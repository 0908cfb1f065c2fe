/// <reference path="./import-meta-glob.d.ts" />
import type { Rows, TestCalls } from './http/test-calls.ts'
import { features } from './server.ts'

const files = import.meta.glob<TestCalls>('./features/*/test-calls.ts', { import: 'calls', eager: true })

const known = new Set(features.map(({ name }) => `./features/${name}/test-calls.ts`))
const unused = Object.keys(files).filter((file) => !known.has(file))
if (unused.length > 0) throw new Error(`These files belong to no feature: ${unused.join(', ')}`)

/** The calls of each feature that has a file `test-calls.ts`, in the order in which the sandbox starts the features. */
export const featureCalls = features.flatMap(({ name: feature }) => {
  const calls = files[`./features/${feature}/test-calls.ts`]
  return calls ? [{ feature, ...calls }] : []
})

/**
 * The probes of all features: requests with a field that identifies a row of a member. `request` receives the rows of
 * all features and selects those of the probe's own feature.
 */
export const probes = featureCalls.flatMap(({ feature, probes = [] }) =>
  probes.map(([call, field, request, answer]) => ({
    ...{ call, field, answer },
    request: (rows: Rows, own: Rows) => request(rows[feature], own[feature]),
  })),
)

/** The calls of all features that move money. A call with several variants has one entry for each variant. */
export const moves = featureCalls.flatMap(({ moves = [] }) => moves)
