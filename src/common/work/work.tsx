import { ConfigProvider } from 'antd'
import en from 'antd/es/locale/en_US'
import zh from 'antd/es/locale/zh_CN'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import 'virtual:work-styles.css'
import { prefersReducedMotion } from '../ui/reduced-motion'
import { workTheme } from './theme'
import './work.css'

const form = {
  requiredMark: (label: ReactNode, { required }: { required: boolean }) => (
    <>
      {required ? (
        // Drawn by antd's style sheet it would be read as a part of the name.
        <span className="work-star" aria-hidden="true">
          *
        </span>
      ) : null}
      {label}
    </>
  ),
} as const
const button = { autoInsertSpace: false }

/** Around a surface where people work: antd in the fair's colours and the reader's language. */
export function Work({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const theme = useMemo(() => ({ ...workTheme, token: { ...workTheme.token, motion: !prefersReducedMotion() } }), [])
  return (
    <ConfigProvider theme={theme} locale={i18n.language === 'en-US' ? en : zh} form={form} button={button}>
      {children}
    </ConfigProvider>
  )
}
