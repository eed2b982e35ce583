import { extractStyle } from '@ant-design/static-style-extract'
// oxlint-disable-next-line import/default -- Node loads the package's CommonJS with its exports as the default
import antd from 'antd'
import { createElement as draw, Fragment } from 'react'
import type { Plugin } from 'vite'
import { styledComponents, workTheme } from '#src/common/work/theme.ts'

const NAME = 'virtual:work-styles.css'
const ID = '/work-styles.css'

const { ConfigProvider, Input } = antd

/** Drawn here: of `Input` the extractor would also draw a part that antd has given up. */
const inputs = draw(
  Fragment,
  null,
  draw(Input),
  draw(Input.Search),
  draw(Input.TextArea),
  draw(Input.Password),
  draw(Input.OTP),
)

const ACCENT = /(--ant-(?:color-primary[\w-]*|control-item-bg-active(?:-hover)?)):\s*(#[0-9a-f]+)/gi
const OF_COMPONENT = /\.yz-work\.ant-[\w-]+\{[^}]*\}/g

/** antd writes out what a component takes of the accent; here it is reported by name, so that `work.css` reaches it. */
function nameAccent(css: string): string {
  const names = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(ACCENT)) if (!names.has(value)) names.set(value, name)
  const named = (whole: string, value: string) => {
    const name = names.get(value)
    return name ? `:var(${name})` : whole
  }
  return css.replace(OF_COMPONENT, (block) => block.replace(/:\s*(#[0-9a-f]+)(?=[;}])/gi, named))
}

/** The style sheet of the antd components in use, made as the pages are built and not in the browser. */
export const workStyles: Plugin = {
  name: 'work-styles',
  resolveId: (id) => (id === NAME ? ID : undefined),
  load(id) {
    if (id !== ID) return undefined
    const css = extractStyle({
      includes: [...styledComponents],
      customTheme: (node) =>
        draw(ConfigProvider, { theme: { ...workTheme, zeroRuntime: false } }, draw(Fragment, null, node, inputs)),
    })
    return nameAccent(css)
  },
}
