import { type Component, type ComponentType, createElement } from 'preact'

type Props = Record<string, unknown>
type Compare = (before: Props, after: Props) => boolean

function areSame(before: Props, after: Props): boolean {
  const names = Object.keys(before)
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && before[name] === after[name])
  )
}

/** Returns a component that is rendered again only if its properties differ. */
/* @__NO_SIDE_EFFECTS__ */
export const memo = (type: ComponentType<Props>, compare: Compare = areSame) =>
  function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => !compare(this.props, next)
    return createElement(type, props)
  }
