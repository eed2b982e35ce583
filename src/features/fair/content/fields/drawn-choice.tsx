import { Form } from 'antd'
import type { ComponentProps } from 'react'
import { asChoice } from '#contract/fair/content/rules.ts'
import { colorTypes, templateNames } from '#contract/fair/halls/rules.ts'
import { Choice } from '#src/common/work/choice.tsx'
import styles from './drawn-choice.module.css'

/** The colour of a theme, as its links and buttons have it on a light ground. */
const Swatch = ({ color }: { color: string }) => (
  <span className={styles.swatch} data-template="simple-style" data-color={color} aria-hidden="true" />
)

/** A page of a template in small: a header with a link, a title, two cards and a button. */
const Page = ({ template, color }: { template: string; color: string }) => (
  <span className={styles.page} data-template={template} data-color={color} aria-hidden="true">
    <span className={styles.head} />
    <span className={styles.title} />
    <span className={styles.cards}>
      <span />
      <span />
    </span>
    <span className={styles.button} />
  </span>
)

interface DrawnChoiceProps extends ComponentProps<typeof Choice> {
  drawn: 'color' | 'template'
}

/** A choice of how something looks, with what is chosen next to it; a template is drawn in the colour chosen with it. */
export function DrawnChoice({ drawn, value, ...choice }: DrawnChoiceProps) {
  const chosen: unknown = Form.useWatch('colorType')
  const color = asChoice(colorTypes, typeof chosen === 'string' ? chosen : '') || colorTypes[0]
  const draw = (option: string) =>
    drawn === 'color' ? <Swatch color={option} /> : <Page template={option} color={color} />
  // Without a choice it looks as what stands first.
  const shown = value || (drawn === 'color' ? colorTypes[0] : templateNames[0])
  return (
    <span className={styles.drawn}>
      <Choice
        {...choice}
        value={value ?? null}
        // oxlint-disable-next-line no-unstable-nested-components -- antd calls it for a node and draws no component of it
        optionRender={(option) => (
          <span className={styles.option}>
            {draw(String(option.value ?? ''))}
            {option.label}
          </span>
        )}
      />
      {draw(shown)}
    </span>
  )
}
