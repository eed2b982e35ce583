import { TemplateName, type Theme } from '#contract/core/shapes.ts'

/** The theme columns of a record as the contract has them; an unknown template is the plain one. */
export function toTheme({ colorType, templateName }: { colorType: number; templateName: string }): Theme {
  const template = TemplateName.safeParse(templateName)
  return { colorType, templateName: template.success ? template.data : 'simple-style' }
}
