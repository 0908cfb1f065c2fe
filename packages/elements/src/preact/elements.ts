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
 * Returns true for an element, which is a virtual node of Preact. Preact sets the same property `constructor` in all
 * virtual nodes.
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
