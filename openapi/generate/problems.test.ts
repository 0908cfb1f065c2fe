import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { problemsOf } from './build-contract.ts'
import type { Call, Contract, Feature } from './contract.ts'
import { readContract } from './read-contract.ts'

const current = readContract(join(import.meta.dirname, '..'))

function changed(change: (spot: Feature, contract: Contract) => void): string[] {
  const contract = structuredClone(current)
  change(contract.features.find((feature) => feature.feature === 'spot') as Feature, contract)
  return problemsOf(contract)
}

test('problemsOf returns no problems for the current contract', () => {
  expect(problemsOf(current)).toEqual([])
})

test.each([
  ['{type: string}', 'Bad: string without bounds'],
  ["{type: [string, 'null']}", 'Bad: string without bounds'],
  ['{type: array, items: {type: boolean}}', 'Bad: array without maxItems'],
  ['{type: integer, maximum: 5}', 'Bad: integer without minimum and maximum'],
  ['{type: number, minimum: 0, maximum: 5}', 'Bad: number; amounts are decimal strings, counts are integers'],
  ['{description: anything}', 'Bad: no type'],
  ['{type: object, properties: {}}', 'Bad: object without additionalProperties: false'],
  [
    '{type: object, additionalProperties: {type: boolean}}',
    'Bad: object without additionalProperties: false',
  ],
  ['{type: array, maxItems: 3, items: {type: string}}', 'Bad/items: string without bounds'],
  [
    '{type: object, additionalProperties: false, properties: {a: {type: string}}}',
    'Bad/a: string without bounds',
  ],
  ["{anyOf: [{type: string}, {type: 'null'}]}", 'Bad/anyOf/0: string without bounds'],
  ["{$ref: '#/components/schemas/Nowhere'}", 'Bad: unknown schema Nowhere'],
  ['{x-page-of: Nowhere}', 'Bad: unknown schema Nowhere'],
  ['{x-extends: [SpotOrder, Nowhere]}', 'Bad: unknown schema Nowhere'],
])('problemsOf rejects the schema %s', (text, problem) => {
  expect(changed((spot) => Object.assign(spot.schemas, { Bad: parse(text) }))).toEqual([problem])
})

test('problemsOf rejects a text with plural forms if its refusal has two counts or none', () => {
  const problem = 'text TRADE_PASSWORD_WRONG has plural forms, so its refusal needs exactly one count'
  const withParams = (params: Record<string, string>) =>
    changed((_spot, { shared }) => Object.assign(shared.errors.TRADE_PASSWORD_WRONG!, { params }))
  expect(withParams({ left: 'Count', max: 'Count' })).toContain(problem)
  expect(withParams({ left: 'Decimal', retry_after: 'Count' })).toContain(problem)
  expect(withParams({ left: 'Count', retry_after: 'Count' })).toEqual([])
})

test.each([
  ['errors: [NO_SUCH_ERROR]', 'spot.place: unknown error NO_SUCH_ERROR'],
  [
    'retry: sometimes',
    'spot.place: retry is one of read, idempotent-write, money-write, auth, not sometimes',
  ],
  ['implemented: true', 'spot.place: implemented is one of false, not true'],
  ['retry: read', 'spot.place: retry read does not go with idempotency client_order_id'],
  ['sumary: misspelt', 'spot.place: unknown field sumary'],
  ['login: none', "spot.place: login is none, the specification's list has required"],
  ['method: GET', "spot.place: method is GET, the specification's list has POST"],
  [
    'source: {method: stated, request: guessed, response: chosen, reading: r}',
    'spot.place: source.request is one of stated, implied, chosen',
  ],
  ['source: {method: stated, request: chosen, response: chosen}', 'spot.place: source.reading is missing'],
  [
    'source: {method: chosen, request: chosen, response: chosen, reading: r}',
    "spot.place: source.method is chosen, the specification's list has stated",
  ],
  ['path: /data/api.user/somethingElse', '/data/api.user/setOrder is in no feature'],
  [
    'path: /data/api.user/orderCancel',
    'path /data/api.user/orderCancel is named twice: spot.place, spot.cancel',
  ],
  ['{method: GET, request: {oneOf: []}}', 'spot.place: the request of a GET is one flat object'],
])('problemsOf rejects a call with %s', (text, problem) => {
  expect(changed((spot) => Object.assign(spot.calls['spot.place'] as object, parse(text)))).toContain(problem)
})

test.each([
  'path',
  'method',
  'summary',
  'login',
  'fundPassword',
  'retry',
  'idempotency',
  'errors',
  'source',
  'request',
  'response',
])('problemsOf rejects a call without %s', (field) => {
  const problems = changed(
    (spot) => delete (spot.calls['spot.place'] as unknown as Record<string, unknown>)[field],
  )
  expect(problems).toContain(`spot.place: ${field} is missing`)
})

test('problemsOf reports a call, a schema and a feature that are defined in two files', () => {
  const problems = changed((spot, contract) => {
    contract.features.push({
      ...spot,
      schemas: { SpotOrder: { type: 'boolean' } },
      calls: { 'spot.place': spot.calls['spot.place']! },
    })
  })
  expect(problems).toContain('schema SpotOrder is named twice: spot, spot')
  expect(problems).toContain('call spot.place is named twice: spot, spot')
  expect(problems).toContainEqual(expect.stringMatching(/^feature spot is named twice: file \d+, file \d+$/))
})

test('problemsOf reports two refusals with the same name, and two with the same code', () => {
  const problems = changed((spot) => {
    const [cause, remedy] = ['a', 'b']
    spot.errors = { NOT_FOUND: { code: 5990, cause, remedy }, ANOTHER: { code: 5701, cause, remedy } }
  })
  expect(problems).toContain('error NOT_FOUND is named twice: shared.yaml, spot')
  expect(problems).toContain('code 5701 is named twice: loans, spot')
})

test('problemsOf reports the missing remedy and the missing texts of a refusal', () => {
  const problems = changed((spot, contract) => {
    contract.texts = { en: contract.texts.en!, fr: contract.texts.fr! }
    spot.errors = { ANOTHER: { code: 5990, cause: 'a', remedy: '' } }
  })
  expect(problems).toEqual([
    'error ANOTHER: remedy is missing',
    'en: text ANOTHER is missing',
    'fr: text ANOTHER is missing',
  ])
})

test.each([
  ['NOBODY', 'a', 'fr: text NOBODY belongs to no refusal'],
  ['LOAN_TERM', ' ', 'fr: text LOAN_TERM is missing'],
  ['LOAN_TERM', '{{days}}', 'fr: text LOAN_TERM has an unknown parameter days'],
  ['LOAN_RANGE', '{{min}}', 'fr: text LOAN_RANGE has other parameters than the English one'],
  ['ADDRESS_LIMIT', '{{max}}', 'fr: text ADDRESS_LIMIT belongs to no refusal'],
  ['ADDRESS_LIMIT_many', '', 'fr: text ADDRESS_LIMIT_many is missing'],
  ['LOGIN_FAILED_many', 'a', 'fr: text LOGIN_FAILED_many has other parameters than the English one'],
])('problemsOf rejects the French text %s: "%s"', (key, text, problem) => {
  expect(changed((_spot, { texts }) => Object.assign(texts.fr!, { [key]: text }))).toContain(problem)
})

test('problemsOf reports a feature that has writing calls but no list of scopes, and a scope that does not exist', () => {
  expect(changed((spot) => delete spot.scopes)).toEqual(['spot: scopes is missing'])
  const problems = changed((spot) => Object.assign(spot, { scopes: ['trades'] }))
  expect(problems).toEqual(['spot: a scope is one of view, trade, funds, account, not trades'])
})

test('problemsOf reports a feature that adds values to an unknown enum, and an enum value that two features add', () => {
  const problems = changed((spot) => {
    spot.enums = { ChangeType: ['loan_repay'], Nowhere: ['a'] }
  })
  expect(problems).toEqual([
    'spot: unknown enum Nowhere',
    'value ChangeType loan_repay is named twice: loans, spot',
  ])
})

test('problemsOf reports a call of the specification that no feature contains', () => {
  expect(changed((spot) => delete spot.calls['spot.cancel'])).toEqual([
    '/data/api.user/orderCancel is in no feature',
  ])
})

test('problemsOf accepts a call outside the specification if all parts of its source are `chosen`', () => {
  const withSource = (source: Partial<Call['source']>) =>
    changed((spot) => {
      const place = spot.calls['spot.place']!
      spot.calls['spot.amend'] = {
        ...{ ...place, path: '/data/api.user/amend' },
        source: { ...place.source, method: 'chosen', request: 'chosen', response: 'chosen', ...source },
      }
    })
  expect(withSource({})).toEqual([])
  expect(withSource({ method: 'stated' })).toEqual([
    'spot.amend: source.method is not chosen, but the specification has no such call',
  ])
})

test('problemsOf reports a call whose name begins with a feature other than the feature of its file', () => {
  const problems = changed((spot) => {
    spot.calls['futures.cancelAll'] = spot.calls['spot.cancel']!
    delete spot.calls['spot.cancel']
  })
  expect(problems).toEqual(['futures.cancelAll: a call of spot is named spot.<verb>'])
})
