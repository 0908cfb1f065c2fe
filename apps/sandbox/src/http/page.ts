/** The rows a list call asks for. */
export interface PageRequest {
  page?: number
  limit?: number
}

/** Rows to skip and to take. */
export function rowsOf({ page = 1, limit = 20 }: PageRequest): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit }
}

/** A page in the contract's shape. */
export function pageOf<T>({ page = 1, limit = 20 }: PageRequest, total: number, list: T[]) {
  return { page: { limit, total, pages: Math.ceil(total / limit), current: page }, list }
}
