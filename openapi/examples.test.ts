import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Document, dataSchema, operationsOf, requestSchema } from './reference/document.ts'
import { createSampler } from './reference/sample.ts'
import { createSchemaValidator } from './test-validator.ts'

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const document: Document = read('openapi.json')
const problems = createSchemaValidator(document)
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const records = Object.entries(document.components.schemas).filter(
  ([, schema]) => schema.examples && schema.properties,
)

test.each(records)(
  'the example of %s matches its schema, and does not match with an extra field or without a required one',
  (name, { examples = [], required = [] }) => {
    const example = examples[0] as Record<string, unknown>
    expect(problems(named(name), example)).toEqual([])
    expect(problems(named(name), { ...example, surprise: 1 })).not.toEqual([])
    for (const field of required) {
      const { [field]: _, ...rest } = example
      expect(problems(named(name), rest), `${name} without ${field}`).not.toEqual([])
    }
  },
)

test.each(operationsOf(document))(
  'the sample request and answer of $operation.operationId match their schemas',
  ({ operation }) => {
    const sample = createSampler(document)
    const request = requestSchema(operation)
    if (request) expect(problems(request, sample(request))).toEqual([])
    expect(problems(dataSchema(operation), sample(dataSchema(operation)))).toEqual([])
  },
)

test('no sample request contains an id that a member can use only once', () => {
  const sample = createSampler(document)
  for (const { operation } of operationsOf(document)) {
    const request = requestSchema(operation)
    if (operation['x-idempotency'] === 'client_order_id' && request)
      expect(sample(request), operation.operationId).not.toHaveProperty('client_order_id')
  }
})

test.each([
  [
    'AmountInput',
    ['0.001', '1', '999999999999999.99999999'],
    ['0', '0.0', '01', '1e3', '-1', ' 1', '1.', '.5', '0.000000001', '1000000000000000'],
  ],
  ['Amount', ['0.00000000', '12.50000000'], ['12.5', '-1.00000000', '1.000000000']],
  ['SignedAmount', ['-0.00000001', '5.00000000'], ['--1.00000000', '+1.00000000']],
  ['NewPassword', ['abc12345', 'abcdefgh'], ['12345678', 'abc123', 'abc 12345', 'a'.repeat(21)]],
  [
    'Email',
    ['me@example.com', "o'hara+x@mail.example.co"],
    ['me@localhost', 'me', 'a b@example.com', '@example.com'],
  ],
  ['TradePassword', ['000000'], ['12345', '1234567', 'abcdef']],
  ['InviteCode', ['DEMQ24'], ['DEM024', 'demq24', 'DEMI24']],
  ['Percent', ['-0.50', '3.25'], ['3.2', '3']],
])('the schema %s accepts valid values and rejects invalid ones', (name, good, bad) => {
  for (const value of good) expect(problems(named(name), value), value).toEqual([])
  for (const value of bad) expect(problems(named(name), value), value).not.toEqual([])
})

test('the schema of refusals accepts valid examples and rejects an unknown code or error name', () => {
  const refusal = { error: 'INSUFFICIENT_BALANCE', field: 'amount', params: { available: '12.50000000' } }
  expect(problems(named('Refusal'), { code: 5201, info: 'Insufficient balance', data: refusal })).toEqual([])
  const fields = { error: 'VALIDATION', fields: { email: 'EMAIL_FORMAT' } }
  expect(problems(named('Refusal'), { code: 4022, info: 'x', data: fields })).toEqual([])
  expect(problems(named('Refusal'), { code: 1, info: 'x', data: fields })).not.toEqual([])
  expect(problems(named('Refusal'), { code: 4022, info: 'x', data: { error: 'NOPE' } })).not.toEqual([])
})
