import { describe, expect, test } from 'vitest'
import { type ContentNode, parseContent } from './parse-content.ts'

/** Converts the parsed nodes to plain markup, so that a test can compare them. */
const write = (nodes: ContentNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `[${node.tag}${node.href ? `=${node.href}` : ''}:${write(node.children)}]`,
    )
    .join('')

const read = (html: string) => write(parseContent(html))

describe('well-formed content', () => {
  test.each([
    ['<h2>Orders</h2>\n<p>A &#38; B &lt;c&gt;</p>', '[h2:Orders][p:A & B <c>]'],
    [
      '<h1>Top</h1><p>One <b>two</b> <i>three</i><br/>four</p>',
      '[h2:Top][p:One [strong:two] [em:three][br:]four]',
    ],
    ['<ul><li>a<li>b</ul>', '[ul:[li:a[li:b]]]'],
    [
      '<a href="/terms">t</a><a href=\'https://x.example/?a=1&amp;b=2\'>x</a>',
      '[a=/terms:t][a=https://x.example/?a=1&b=2:x]',
    ],
    ['<div><span>bare</span></div>', 'bare'],
    ['no tags at all, 1 < 2', 'no tags at all, 1 < 2'],
  ])('keeps the allowed elements of %s', (html, tree) => {
    expect(read(html)).toBe(tree)
  })
})

describe('hostile content', () => {
  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<SCRIPT type="x">alert("</p>")</ScRiPt >after', 'after'],
    ['<script>never closed', ''],
    ['<style>*{display:none}</style><p>a</p>', '[p:a]'],
    ['<iframe src="//evil.example">in</iframe>out', 'out'],
    ['<svg><a href="javascript:alert(1)"><text>x</text></a></svg>y', 'y'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="position:fixed">a</p>', '[p:a]'],
    ['<p title="</p><script>alert(1)</script>">a</p>', '[p:a]'],
    ['<a href="javascript:alert(1)">a</a>', '[a:a]'],
    ['<a href="java&#10;script:alert(1)">a</a>', '[a:a]'],
    ['<a href="&#1;javascript:alert(1)">a</a>', '[a:a]'],
    ['<a href=" JaVaScRiPt:alert(1)">a</a>', '[a:a]'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '[a:a]'],
    ['<a href="//evil.example">a</a>', '[a:a]'],
    ['<a href="/\\evil.example">a</a>', '[a:a]'],
    ['<a data-href="/x" xhref=/y>a</a>', '[a:a]'],
    ['<!-- <p>hidden</p> -->seen<!-- open <p>', 'seen'],
    ['<!doctype html><?xml?><p>a', '[p:a]'],
    ['</p></div></script>a', 'a'],
    ['<constructor>a</constructor><__proto__>b', 'a<__proto__>b'],
    ['&#0;&#99999999;&#xffffff;a&unknown;', '&#99999999;a&unknown;'],
  ])('removes all disallowed markup from %s', (html, tree) => {
    expect(read(html)).toBe(tree)
  })

  test('limits how deeply elements are nested, and parses long malicious input within seconds', () => {
    const before = performance.now()
    const depth = (nodes: ContentNode[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))))
    expect(depth(parseContent('<blockquote>'.repeat(50_000)))).toBeLessThan(30)
    for (const part of [
      '<',
      '<a ',
      '<a href="',
      "<p '",
      '<!--',
      '&#',
      '<script>',
      '</script',
      '<p>',
      '<![',
      '<p>a</p>',
    ])
      parseContent(part.repeat(20_000))
    expect(performance.now() - before).toBeLessThan(10_000)
  })
})
