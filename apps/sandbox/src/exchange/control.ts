/** One sandbox control: the schema of its body and its action, which returns the envelope's data. */
export interface Control {
  method: 'GET' | 'POST'
  /** JSON Schema of the body; unknown fields are refused. */
  body?: { required?: string[]; properties: Record<string, object> }
  run(body: Record<string, unknown>): Promise<unknown> | unknown
}

/** Controls by name: `bots` is POST /sandbox/bots. */
export type Controls = Record<string, Control>
