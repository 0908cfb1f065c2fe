// This module replaces `react-dom/client` in both builds of the tags.
import './react-props.ts'
import { type ComponentChild, type ContainerNode, render } from 'preact'

export const createRoot = (container: ContainerNode) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
})
