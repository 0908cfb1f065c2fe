import type { Data, OperationId, Request } from '@bourselet/openapi'
import type { CallOptions } from './call.ts'

type Rest<Id extends OperationId, Field extends string> = Omit<Request<Id>, Field>

/**
 * A method whose answer has the shape that one field of the request says: `Answers` by its values, `Default` where it
 * is left out. A value that is known only at run time gets the contract's union.
 */
export type AnswerBy<Id extends OperationId, Field extends string, Answers, Default extends keyof Answers> = {
  (
    ...given: Partial<Rest<Id, Field>> extends Rest<Id, Field>
      ? [request?: Rest<Id, Field> & { [F in Field]?: Default }, options?: CallOptions]
      : [request: Rest<Id, Field> & { [F in Field]?: Default }, options?: CallOptions]
  ): Promise<Answers[Default]>
  <Kind extends keyof Answers>(
    request: Rest<Id, Field> & { [F in Field]: Kind },
    options?: CallOptions,
  ): Promise<Answers[Kind]>
  (request: Request<Id>, options?: CallOptions): Promise<Data<Id>>
}
