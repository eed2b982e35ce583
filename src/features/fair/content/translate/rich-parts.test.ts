import { expect, test } from 'vitest'
import { listParts, putParts } from './rich-parts'

const upper = (text: string) => text.toUpperCase()
const translate = (html: string, by: (text: string) => string = upper) => putParts(html, listParts(html).map(by))

test.each([
  ['headings and paragraphs', '<h2>a</h2><p>b c</p>', '<h2>A</h2><p>B C</p>'],
  ['items of lists', '<ul><li><p>a</p></li><li>b</li></ul>', '<ul><li><p>A</p></li><li>B</li></ul>'],
  [
    'cells',
    '<table><tbody><tr><th colspan="2">a</th><td><p>b</p></td></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2">A</th><td><p>B</p></td></tr></tbody></table>',
  ],
  ['quotes', '<blockquote><p>a</p></blockquote>', '<blockquote><p>A</p></blockquote>'],
  ['lines within a paragraph', '<p>a<br>b</p>', '<p>A<br>B</p>'],
  ['words with a format', '<p>a <strong>b</strong> c</p>', '<p>A <strong>B</strong> C</p>'],
  ['a paragraph with one format', '<p><em>a b</em></p>', '<p><em>A B</em></p>'],
  ['links', '<p>a <a href="/b.html">b</a></p>', '<p>A <a href="/b.html">B</a></p>'],
  ['characters of HTML', '<p>a &lt;b&gt; &amp; c</p>', '<p>A &lt;B&gt; &amp; C</p>'],
  ['what pictures show', '<img src="/x" alt="a">', '<img src="/x" alt="A">'],
  ['pictures in a paragraph', '<p>a<img src="/x" alt=""></p>', '<p>A<img src="/x" alt=""></p>'],
  [
    'formats in each other',
    '<p><strong><a href="/b.html">a b</a></strong></p>',
    '<p><strong><a href="/b.html">A B</a></strong></p>',
  ],
  [
    'words beside a list',
    '<ul><li>a <strong>b</strong><ul><li>c</li></ul></li></ul>',
    '<ul><li><p>A <strong>B</strong></p><ul><li>C</li></ul></li></ul>',
  ],
  ['words outside of blocks', 'a<p>b</p>', '<p>A</p><p>B</p>'],
  ['nothing to read', '<p></p><img src="/x" alt="">', '<p></p><img src="/x" alt="">'],
])('%s are translated where they are', (_, html, translated) => {
  expect(translate(html)).toBe(translated)
})

test('a whole line is translated at once, and words with a format besides', () => {
  expect(listParts('<p>a <strong>b</strong> c</p><img src="/x" alt="d">')).toEqual(['d', 'b', 'a b c'])
})

test('words that the translation of their line has not: a format is left out, a link goes to the end', () => {
  const by = (text: string) => ({ 'a b c': 'x y z', b: 'B' })[text] ?? text
  expect(translate('<p>a <strong>b</strong> c</p>', by)).toBe('<p>x y z</p>')
  expect(translate('<p>a <a href="/b.html">b</a> c</p>', by)).toBe('<p>x y z <a href="/b.html">B</a></p>')
})

test('a format is put around whole words, the last ones', () => {
  const by = (text: string) => ({ a: 'here', 'b c a': 'where to go, and here' })[text] ?? text
  expect(translate('<p>b c <a href="/b.html">a</a></p>', by)).toBe('<p>where to go, and <a href="/b.html">here</a></p>')
  const chinese = (text: string) => ({ here: '这里', 'go here now': '请到这里办理' })[text] ?? text
  expect(translate('<p>go <a href="/b.html">here</a> now</p>', chinese)).toBe(
    '<p>请到<a href="/b.html">这里</a>办理</p>',
  )
})

test('a translation is text, whatever is in it', () => {
  expect(translate('<p>a</p>', () => '<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
})
