import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import document from './embed.json' with { type: 'json' }
import contract from './openapi.json' with { type: 'json' }

test('the document of the embed sessions is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
})

test('the calls that manage embed sessions have no path under /data/ and are not part of the API contract', () => {
  const paths = Object.keys(document.paths)
  expect(paths.filter((path) => path.startsWith('/data/') || path in contract.paths)).toEqual([])
})
