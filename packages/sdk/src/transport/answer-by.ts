import type { Data, OperationId, Request } from '@bourselet/openapi'
import type { CallOptions } from './call.ts'

type Rest<Id extends OperationId, Field extends string> = Omit<Request<Id>, Field>

/**
 * A method whose answer has the shape that one field of the request says: `Answers` by its values, `Default` where it
 * is left out. A value that is known only at run time gets the contract's union.
 */
export type AnswerBy<Id extends OperationId, Field extends string, Answers, Default extends keyof Answers> = {
  /** Answers the shape that the contract has for a request which leaves the field out. */
  (
    ...given: Partial<Rest<Id, Field>> extends Rest<Id, Field>
      ? [request?: Rest<Id, Field> & { [F in Field]?: Default }, options?: CallOptions]
      : [request: Rest<Id, Field> & { [F in Field]?: Default }, options?: CallOptions]
  ): Promise<Answers[Default]>
  /** Answers the shape of the value that is asked for. */
  <Kind extends keyof Answers>(
    request: Rest<Id, Field> & { [F in Field]: Kind },
    options?: CallOptions,
  ): Promise<Answers[Kind]>
  /** The value is known at run time only: answers any of the shapes. */
  (request: Request<Id>, options?: CallOptions): Promise<Data<Id>>
}
