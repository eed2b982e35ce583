import type { RouteObject } from 'react-router-dom'
import { CashierScreen } from '#src/features/commerce/cashier/cashier-screen.tsx'
import { SandboxScreen } from '#src/features/people/session/sandbox/sandbox-screen.tsx'

export const routes: RouteObject[] = [
  { path: '/wechat', element: <SandboxScreen key="wechat" kind="wechat" /> },
  { path: '/face', element: <SandboxScreen key="face" kind="face" /> },
  { path: '/cashier', element: <CashierScreen /> },
]
