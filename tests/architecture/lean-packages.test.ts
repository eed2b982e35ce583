import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { REPLACED, withLooseComponents, withoutStyles } from '#scripts/lean-packages-plugin.ts'
import { projectRoot } from '#server/platform/project.ts'

const read = (file: string): string => readFileSync(join(projectRoot, 'node_modules', file), 'utf8')

/** What a module offers by name; 'default' among them. */
function exportsOf(code: string): string[] {
  return parseAst(code)
    .body.flatMap((node) => {
      if (node.type === 'ExportDefaultDeclaration') return ['default']
      if (node.type !== 'ExportNamedDeclaration') return []
      const { declaration, specifiers } = node
      const declared =
        declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
          : declaration && 'id' in declaration && declaration.id?.type === 'Identifier'
            ? [declaration.id.name]
            : []
      return [...declared, ...specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))]
    })
    .toSorted()
}

describe('files of packages that the build replaces', () => {
  it.each(Object.entries(REPLACED).filter(([file]) => !file.includes('use-sync-external-store')))(
    '%s exports what it exported when it was replaced',
    (file, replacement) => {
      expect(exportsOf(replacement)).toEqual(exportsOf(read(file)))
    },
  )

  it('the selector of use-sync-external-store is still one function of five parameters', () => {
    expect(read('use-sync-external-store/shim/with-selector.js')).toContain(
      "require('../cjs/use-sync-external-store-shim/with-selector",
    )
    expect(read('use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js')).toMatch(
      /exports\.useSyncExternalStoreWithSelector = function \(\s*subscribe,\s*getSnapshot,\s*getServerSnapshot,\s*selector,\s*isEqual\s*\)/,
    )
  })

  it('styles of antd still name their rules where they are left out', () => {
    const code = read('antd/es/button/style/index.js')
    expect(withoutStyles(code).length).toBeLessThan(code.length)
    expect(withoutStyles(code)).toMatch(/export default genStyleHooks\('Button', *\)/)
  })

  it('components of react-router can still be marked as unused', () => {
    const code = read('react-router/dist/production/index.mjs')
    const chunk = /from "(\.\/chunk-[^"]+)"/.exec(code)?.[1] ?? ''
    const source = chunk === '' ? code : read(`react-router/dist/production/${chunk.slice(2)}`)
    expect(withLooseComponents(source)).toContain('/* @__PURE__ */')
  })
})
