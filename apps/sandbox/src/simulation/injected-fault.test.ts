import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultSets } from './fault-plugin.ts'

const SOURCE = join(import.meta.dirname, '..')

// `npm test` injects only some of the faults. Without this test, a change of the sources could disable the
// other faults unnoticed.
test('the search text of each injected fault occurs exactly once in the file that the fault edits', () => {
  const edits = faultSets.flatMap(({ faults }) =>
    Object.entries(faults).flatMap(([name, list]) => list.map((edit) => ({ name, ...edit }))),
  )
  expect(edits.length).toBeGreaterThan(50)
  const lost = edits.filter(
    ({ file, find }) => readFileSync(join(SOURCE, file), 'utf8').split(find).length !== 2,
  )
  expect(lost).toEqual([])
})
