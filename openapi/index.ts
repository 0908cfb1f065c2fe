import type { components, operations, paths, RequiredBy } from './schema.gen.ts'

export type { components, operations, paths }

/** Name of a call, such as `market.depth`. */
export type OperationId = keyof operations

/** A named schema of the contract, such as `Schema<'SpotOrder'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/**
 * The request of a call as its server reads it: the query of a GET call, the body of any other call. Fields that only
 * some requests have are optional.
 */
export type ReceivedRequest<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : operations[Id] extends { parameters: { query?: infer Query } }
    ? [Exclude<Query, undefined>] extends [never]
      ? undefined
      : Exclude<Query, undefined>
    : undefined

/** One type for each rule: a request with the fields that the rule requires. */
type ByRule<Whole, Rule> = Rule extends { when: infer When; fields: infer Field }
  ? Omit<Whole, keyof When | (Field & string)> & When & Required<Pick<Whole, Field & keyof Whole>>
  : never

/**
 * The request of a call, with the fields that it requires: a limit order has a price, a market order needs none. An
 * amendment (`order_no`) repeats the type of its order, which programs often know only at run time, so all its terms are
 * optional.
 */
export type Request<Id extends OperationId> = Id extends keyof RequiredBy
  ? ByRule<ReceivedRequest<Id>, RequiredBy[Id]> | (ReceivedRequest<Id> & { order_no: string })
  : ReceivedRequest<Id>

/** The answer of a call: the `data` field of a successful envelope. */
export type Data<Id extends OperationId> = Extract<
  operations[Id]['responses'][200]['content']['application/json'],
  { code: 1 }
>['data']
