import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runScenario, type ScenarioConstants, type ScenarioInput } from './test-scenario.ts'

interface VectorFile {
  constants: ScenarioConstants
  vectors: { id: string; kind: string; title: string; input: ScenarioInput; expected: object }[]
}

const path = new URL('../../../../../vectors/vectors.json', import.meta.url)
const { constants, vectors } = JSON.parse(readFileSync(path, 'utf8')) as VectorFile
const matching = vectors.filter(({ kind }) => kind === 'matching')

test('vectors.json has all 17 test vectors of the kind `matching`', () => expect(matching).toHaveLength(17))

describe('the sandbox gives the expected result of each test vector of the kind `matching`', () => {
  test.each(matching)('test vector $id: $title', ({ input, expected }) => {
    expect(runScenario(input, constants)).toEqual(expected)
  })
})
