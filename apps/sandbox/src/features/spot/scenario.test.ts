import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runScenario, type ScenarioConstants, type ScenarioInput } from './test-scenario.ts'

interface VectorFile {
  constants: ScenarioConstants
  vectors: { id: string; kind: string; title: string; input: ScenarioInput; expected: object }[]
}

describe.each([
  ['vectors.json', 17],
  ['order-vectors.json', 27],
])('the vectors of the kind `matching` in %s', (name, count) => {
  const path = new URL(`../../../../../vectors/${name}`, import.meta.url)
  const { constants, vectors } = JSON.parse(readFileSync(path, 'utf8')) as VectorFile
  const matching = vectors.filter(({ kind }) => kind === 'matching')

  test('the file has all vectors', () => expect(matching).toHaveLength(count))

  test.each(matching)(
    'the sandbox gives the expected result of vector $id: $title',
    ({ input, expected }) => {
      expect(runScenario(input, constants)).toEqual(expected)
    },
  )
})
