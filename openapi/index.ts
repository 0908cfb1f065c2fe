import type { components, OneOf, operations, paths, RequiredBy } from './schema.gen.ts'

export type { components, operations, paths }

/** Name of a call, such as `market.depth`. */
export type OperationId = keyof operations

/** A named schema of the contract, such as `Schema<'SpotOrder'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/**
 * The request of a call as the server receives it: the query of a GET call, the body of any other call. Fields that
 * are required or forbidden only for some values of another field are optional in this type.
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

/**
 * A request that satisfies one rule. `Rule` is an entry of `RequiredBy` or `OneOf`. The request must have the fields in
 * `fields` and must not have the fields in `not`. A rule of `RequiredBy` applies only if a field of the request has a
 * value in `when`. Several rules give a union of requests, one for each rule.
 */
type ByRule<Whole, Rule> = Rule extends { fields: infer Field; not: infer Other }
  ? Omit<Whole, keyof When<Rule> | ((Field | Other) & string)> &
      When<Rule> &
      Required<Pick<Whole, Field & keyof Whole>> & { [Name in Other & string]?: undefined }
  : never

type When<Rule> = Rule extends { when: infer Value } ? Value : unknown

/**
 * Applies the rules of a request to each member of its union type that has all fields which the rules can require.
 * Leaves the other members of the union unchanged.
 */
type ByShape<Shape, Rule extends { fields: string }> = Shape extends unknown
  ? [Rule['fields']] extends [keyof Shape]
    ? ByRule<Shape, Rule>
    : Shape
  : never

/**
 * The request of a call as a client sends it. Some fields are required or forbidden for some values of another field:
 * a limit order requires a price, a market order must not have one. In an amendment (a request with `order_no`) all
 * these fields are optional, because programs often know the type of the order only at run time.
 */
export type Request<Id extends OperationId> = Id extends keyof RequiredBy
  ? ByRule<ReceivedRequest<Id>, RequiredBy[Id]> | (ReceivedRequest<Id> & { order_no: string })
  : Id extends keyof OneOf
    ? ByShape<ReceivedRequest<Id>, OneOf[Id]>
    : ReceivedRequest<Id>

/** The answer of a call: the `data` field of a successful envelope. */
export type Data<Id extends OperationId> = Extract<
  operations[Id]['responses'][200]['content']['application/json'],
  { code: 1 }
>['data']
