import type { RouteObject } from 'react-router-dom'
import { SandboxScreen } from '../../src/features/session/sandbox/sandbox-screen'

export const routes: RouteObject[] = [
  { path: '/wechat', element: <SandboxScreen key="wechat" kind="wechat" /> },
  { path: '/face', element: <SandboxScreen key="face" kind="face" /> },
]
