import { Checkbox, type CheckboxProps } from 'antd'
import { useTranslation } from 'react-i18next'

interface NamedBoxProps extends Pick<CheckboxProps, 'id' | 'checked' | 'onChange'> {
  /** What is written is always named: the box says so, and what was chosen before comes back with another kind. */
  always: boolean
}

/** Whether a type needs real names, as a field of its form. */
export function NamedBox({ always, checked = false, ...field }: NamedBoxProps) {
  const { t } = useTranslation('commerce')
  return (
    <Checkbox {...field} checked={always || checked} disabled={always}>
      {t('form.realName')}
    </Checkbox>
  )
}
