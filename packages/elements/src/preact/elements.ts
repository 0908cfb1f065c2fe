import {
  type ComponentChild,
  type ComponentChildren,
  createElement,
  cloneElement as preactClone,
  toChildArray,
  type VNode,
} from 'preact'

const nodeMark = /* @__PURE__ */ createElement('i', null).constructor

/**
 * Returns true for an element, that is, a virtual node of Preact. All virtual nodes of Preact have the same value of
 * the property `constructor`.
 */
export const isValidElement = (value: unknown): value is VNode =>
  typeof value === 'object' && value !== null && value.constructor === nodeMark

export const cloneElement = (
  element: unknown,
  ...rest: [props?: object, ...children: ComponentChildren[]]
) => (isValidElement(element) ? preactClone(element, ...rest) : element)

type Visit<Result> = (child: ComponentChild, index: number) => Result

const map = <Result>(children: ComponentChildren, visit: Visit<Result>) =>
  children == null ? children : toChildArray(children).map(visit)

/** The replacement for React's object `Children`, with functions of Preact. */
export const Children = {
  map,
  forEach: map,
  count: (children: ComponentChildren) => toChildArray(children).length,
  only: (children: ComponentChildren) => toChildArray(children)[0],
  toArray: toChildArray,
}
