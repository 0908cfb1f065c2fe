/** What a call answered: a test that goes through calls by their names reads it without knowing which one it was. */
// biome-ignore lint/suspicious/noExplicitAny: the shape hangs on a name that is known at run time alone
export type TestAnswer = any
