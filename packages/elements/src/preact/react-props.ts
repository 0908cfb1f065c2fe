import { options, type VNode } from 'preact'
import { toKebab } from '../tag.ts'

type Props = Record<string, unknown>

/**
 * Matches the SVG attributes that React spells in camel case and SVG with hyphens. Attributes that no widget uses are
 * omitted.
 */
const hyphenated = /^(clip(?!PathU)|dominant|fill|font|stop|stroke|text(?!L))[A-Z]/

/** Matches the style properties whose numbers have no unit. Properties that no widget uses are omitted. */
const unitless = /^(-|aspect|fill|flex|fontW|grid[ACR]|line|opacity|order|scale|stroke|z)/

/**
 * Events whose names differ between React and the browser. React’s `onFocus` and `onBlur` bubble. The browser’s
 * `focus` and `blur` do not, so `focusin` and `focusout` are used.
 */
const events: Record<string, string> = {
  onBlur: 'onfocusout',
  onDoubleClick: 'ondblclick',
  onFocus: 'onfocusin',
}

/**
 * Matches the beginnings of the property names that Preact needs in lower case. If a render no longer contains
 * `maxLength`, Preact sets the DOM property to '', which means a maximum length of 0. With the name `maxlength`, Preact
 * removes the attribute instead. Preact ignores `spellCheck={false}`, because the DOM property is named `spellcheck`.
 */
const lowerCase = /^maxL|^spell/

/** Returns Preact's name for a property of an element. */
function nameOf(name: string, type: string, props: Props): string {
  if (
    name === 'onChange' &&
    /^(input|textarea)$/.test(type) &&
    !/^(file|checkbox|radio)$/.test(props.type as string)
  )
    return 'onInput' in props ? 'oninputCapture' : 'oninput'
  if (name === 'defaultValue' && 'value' in props && props.value == null) return 'value'
  return (
    events[name] ?? (hyphenated.test(name) ? toKebab(name) : lowerCase.test(name) ? name.toLowerCase() : name)
  )
}

/** Returns the properties of an element as Preact expects them. */
function elementProps(type: string, given: Props): Props {
  const props: Props = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'value' && value == null && 'defaultValue' in given) continue
    props[nameOf(name, type, given)] =
      name === 'style' && value
        ? Object.fromEntries(
            Object.entries(value).map(([property, one]) => [
              property,
              typeof one === 'number' && !unitless.test(property) ? `${one}px` : one,
            ]),
          )
        : name === 'download' && value === true
          ? ''
          : (value ?? undefined)
  }
  // Preact cannot set the property `className` of SVG elements, so the class is also passed as `class`. `className`
  // stays among the properties, because components read it from the React elements that they receive.
  if (props.className) props.class = props.className
  return props
}

const { event: onEvent, vnode: onNode } = options

options.vnode = (node: VNode) => {
  if (typeof node.type === 'string')
    node.props = elementProps(node.type, node.props as Props) as VNode['props']
  // Since React 19, components read the ref of an element from its properties, so the ref is added to the properties.
  if (node.ref && !('ref' in node.props))
    Object.defineProperty(node.props, 'ref', { value: node.ref, configurable: true, writable: true })
  onNode?.(node)
}

options.event = (event) =>
  Object.assign(onEvent ? onEvent(event) : event, {
    nativeEvent: event,
    isPropagationStopped: () => event.cancelBubble,
  })
