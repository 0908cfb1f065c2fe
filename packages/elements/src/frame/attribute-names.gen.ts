// Generated from the declarations of the tags by `npm run gen`. Not edited by hand.

/**
 * Names of the attributes of all member tags. A framed tag observes them before its frame is ready, when it does not
 * know yet which of them its widget accepts.
 */
export const attributeNames: readonly string[] =
  'account coin embed-session from guide invite-code keyword layout mode plan price product-name recent selected side simple site summary symbol to view without-bar without-tools'.split(' ')
