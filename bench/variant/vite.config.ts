import { defineConfig, type Plugin, type PluginOption } from 'vite'
import base from '../../vite.config.ts'

/** What the first paint is measured against: the same pages without a shell, all packages and antd in one chunk. */
const antdEverywhere: Plugin = {
  name: 'antd-everywhere',
  transform(code, id) {
    if (!id.endsWith('/src/common/layout/mount-page.tsx')) return undefined
    return `import * as antd from 'antd'\nglobalThis.antd = antd\n${code}`
  },
}

const isShell = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'static-shell'

export default defineConfig((environment) => {
  const config = base(environment)
  return {
    ...config,
    plugins: [antdEverywhere, ...(config.plugins ?? []).filter((plugin) => !isShell(plugin))],
    build: {
      ...config.build,
      outDir: 'dist-bench',
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: { groups: [{ name: 'shared', test: /node_modules\// }] } },
      },
    },
  }
})
