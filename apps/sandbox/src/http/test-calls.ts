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
   * Texts that must not appear in answers to other members, such as names and addresses. Order numbers in answers of
   * `done` and text identifiers in `rows` are added to it.
   */
  canaries: string[]
}

/**
 * A request with a field that identifies a row of a member. The function returns a request that names a row of `rows`;
 * its other values come from `own`, the rows of the sender. If the row belongs to another member, the answer must equal
 * the answer for an unknown row. With `answer`, its data must be `answer` instead, which reveals at most that the value
 * is in use.
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
 * The calls of one feature, as the tests of all calls need them. `Ids` contains identifiers of rows of a member, in the
 * format of requests. Text identifiers contain digits, so that tests can make unknown ones of them.
 */
export interface TestCalls<Ids = AnyRows> {
  /** Creates rows in each table of the feature that contains rows of members. Returns their identifiers. */
  createRows?(member: FullMember): Promise<Ids>
  /** Creates rows that replace those which expire within hours. */
  renewRows?(member: FullMember): Promise<Partial<NoInfer<Ids>>>
  /** Columns with the id of a member in which `createRows` creates no rows, in the format `table.column`. */
  emptyColumns?: string[]
  /** Returns the requests that make a read return all data of a member. Default: required fields, and a long page. */
  reads?(rows: Ids): Partial<Record<OperationId, object[]>>
  /** All request fields that identify a row. Its owner can send the requests without `answer` in this sequence. */
  probes?: Probe<Ids>[]
  /**
   * Request fields that look like identifiers of a member's row but are not, in the format `call.field`. They identify
   * rows that belong to no member, contain a file, or only have a name that looks like a key.
   */
  unownedFields?: string[]
  /** All calls that move money, in all their variants. These calls may have a field `client_order_id`. */
  moves?: Move[]
  /** Calls of the retry class `money-write` that move no money. Other tests cover their repetition. */
  moneyless?: OperationId[]
  /** Requests that take the fund password, in addition to those of `probes`. The fund password is `PASSWORD`. */
  fundPasswordRequests?: [call: OperationId, request: object][]
  /** All calls that use up a verification code. */
  codeCalls?: Partial<Record<OperationId, CodeCall>>
}

/** Returns the declaration of a feature. Its functions get the type of the rows from `createRows`. */
export const testCalls = <Ids>(calls: TestCalls<Ids>): TestCalls<Ids> => calls

/** The data of a list without rows. */
export const emptyPage = { page: { limit: 20, total: 0, pages: 0, current: 1 }, list: [] }
