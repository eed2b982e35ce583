import { extractStyle } from '@ant-design/static-style-extract'
import antd from 'antd'
import { createElement as draw, Fragment } from 'react'
import type { Plugin } from 'vite'
import { styledComponents, workTheme } from '../src/common/work/theme.ts'

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

/** The style sheet of the antd components in use, made as the pages are built and not in the browser. */
export const workStyles: Plugin = {
  name: 'work-styles',
  resolveId: (id) => (id === NAME ? ID : undefined),
  load(id) {
    if (id !== ID) return undefined
    return extractStyle({
      includes: [...styledComponents],
      customTheme: (node) =>
        draw(ConfigProvider, { theme: { ...workTheme, zeroRuntime: false } }, draw(Fragment, null, node, inputs)),
    })
  },
}
