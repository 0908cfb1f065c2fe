/**
 * A sandbox control (a function that only a sandbox offers, such as a clock jump): the schema of its request body, and
 * a function that performs the action and returns the data of the answer.
 */
export interface Control {
  method: 'GET' | 'POST'
  /** JSON Schema of the request body. Unknown fields are refused. */
  body?: { required?: string[]; properties: Record<string, object> }
  run(body: Record<string, unknown>): Promise<unknown> | unknown
}

/** Controls by name. The control `bots` is called by POST /sandbox/bots. */
export type Controls = Record<string, Control>
