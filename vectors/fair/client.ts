/** A function that sends a call by its path, optionally with a member's token, and returns the data of its answer. */
export type Call = <Data>(path: string, request: object, token?: string) => Promise<Data>

interface Envelope<Data> {
  code: number
  info: string
  data: Data & { params?: { retry_after?: number } }
}

const RATE_LIMITED = 4029

/**
 * Returns a function that sends calls to an exchange. It repeats a rate-limited call after the wait that the answer
 * requests.
 */
export function callsOf(base: string): Call {
  return async function call<Data>(path: string, request: object, token?: string): Promise<Data> {
    const response = await fetch(new URL(path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { 'api-token': token } : {}) },
      body: JSON.stringify(request),
    })
    const { code, info, data } = (await response.json()) as Envelope<Data>
    if (code === RATE_LIMITED) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * (data?.params?.retry_after ?? 1)))
      return call(path, request, token)
    }
    if (code !== 1) throw new Error(`${path} answered ${code}: ${info}`)
    return data
  }
}

const PAGE = 100

/**
 * Returns the rows of all pages of a list. A row that moves to the next page between two requests is returned only
 * once.
 */
export async function allPages<Row>(
  call: Call,
  path: string,
  request: object,
  keyOf: (row: Row) => string,
  token?: string,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page++) {
    const answer = await call<{ page: { pages: number }; list: Row[] }>(
      path,
      { ...request, page, limit: PAGE },
      token,
    )
    for (const row of answer.list) rows.set(keyOf(row), row)
    if (page >= answer.page.pages) return [...rows.values()]
  }
}
