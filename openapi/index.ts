import type { components, operations, paths } from './schema.gen.ts'

export type { components, operations, paths }

/** Name of a call, such as `market.depth`. */
export type OperationId = keyof operations

/** A named schema of the contract, such as `Schema<'SpotOrder'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The request of a call: the query of a GET call, the body of any other call. */
export type Request<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : operations[Id] extends { parameters: { query?: infer Query } }
    ? [Exclude<Query, undefined>] extends [never]
      ? undefined
      : Exclude<Query, undefined>
    : undefined

/** The answer of a call: the `data` field of a successful envelope. */
export type Data<Id extends OperationId> = Extract<
  operations[Id]['responses'][200]['content']['application/json'],
  { code: 1 }
>['data']
