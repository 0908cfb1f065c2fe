import type { OperationId } from './routes.ts'
import type { TestMember } from './test-member.ts'
import type { Move } from './test-money-moves.ts'

// biome-ignore lint/suspicious/noExplicitAny: each feature has identifiers of its own
type AnyRows = any

/** Identifiers of a member's rows, by feature. */
export type Rows = Record<string, AnyRows>

/** A member who has a row in every table that contains rows of members. */
export interface FullMember extends TestMember {
  /** A name that no other member of the sandbox has. */
  name: string
  rows: Rows
  /**
   * Texts that must not appear in answers to other members, such as names and addresses. `fullMember` adds the order
   * numbers in the answers of `done` and the text identifiers in `rows`.
   */
  canaries: string[]
}

/**
 * A request with a field that identifies a row of a member. `request` returns this request: the row comes from `rows`,
 * the other values from `own`, the rows of the sender. If the row belongs to another member, the answer must equal the
 * answer for an unknown row. With `answer`, the data of the answer must equal `answer` instead, which reveals at most
 * that the value is in use.
 */
export type Probe<Ids = AnyRows> = [
  call: OperationId,
  field: string,
  request: (rows: Ids, own: Ids) => object,
  answer?: object,
]

/** A call that uses up a verification code. */
export interface CodeCall {
  /** Scene (purpose) of the verification code. */
  scene: string
  /** The address that receives the code. Default: the address of the member. */
  email?: string
  /** Returns the request of the call with the given verification code. */
  request(code: string, member: TestMember): object
  /** True if the call is sent without a session token. */
  anonymous?: boolean
}

/**
 * The declarations of one feature for the tests that cover the calls of all features. `Ids` contains the identifiers of
 * a member's rows, in the format of requests. Text identifiers contain digits: tests replace these digits to get
 * identifiers of rows that do not exist.
 */
export interface TestCalls<Ids = AnyRows> {
  /** Creates rows in each table of the feature that contains rows of members. Returns their identifiers. */
  createRows?(member: FullMember): Promise<Ids>
  /** Creates rows that replace those which expire within hours. */
  renewRows?(member: FullMember): Promise<Partial<NoInfer<Ids>>>
  /** Columns with member ids for which `createRows` creates no rows, in the format `table.column`. */
  emptyColumns?: string[]
  /**
   * Returns, by reading call, the requests whose answers contain all data of a member. Default for each call: one
   * request with the required fields and a long page.
   */
  reads?(rows: Ids): Partial<Record<OperationId, object[]>>
  /**
   * All request fields that identify a row of a member. If the owner of the rows sends the requests without `answer` in
   * this order, each request finds its row.
   */
  probes?: Probe<Ids>[]
  /**
   * Request fields that look like identifiers of a member's row but are not, in the format `call.field`. Such a field
   * identifies a row that belongs to no member, contains a file, or only has a name like that of an identifier.
   */
  unownedFields?: string[]
  /** All calls that move money, in all their variants. These calls may have a field `client_order_id`. */
  moves?: Move[]
  /** Calls of the retry class `money-write` that move no money. Other tests cover their repetition. */
  moneyless?: OperationId[]
  /** Requests that take the fund password, in addition to those of `probes`. The fund password is `PASSWORD`. */
  fundPasswordRequests?: [call: OperationId, request: object][]
  /**
   * Functions by call, for documented examples that name a row that a new sandbox lacks. Each creates the row and
   * returns the fields to replace in the example's request, such as the id of the row.
   */
  exampleRows?: Partial<Record<OperationId, (member: TestMember) => Promise<object>>>
  /** All calls that use up a verification code. */
  codeCalls?: Partial<Record<OperationId, CodeCall>>
}

/**
 * Returns the declaration of a feature. TypeScript infers the type of the rows in all functions of the declaration from
 * `createRows`.
 */
export const testCalls = <Ids>(calls: TestCalls<Ids>): TestCalls<Ids> => calls

/** The data of a list without rows. */
export const emptyPage = { page: { limit: 20, total: 0, pages: 0, current: 1 }, list: [] }
