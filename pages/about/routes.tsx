import { Navigate, type RouteObject } from 'react-router-dom'
import { About } from './about'
import { Agreement } from './agreement'
import { Helper } from './helper'

export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/about" replace /> },
  { path: '/about', element: <About /> },
  { path: '/agreement', element: <Agreement /> },
  { path: '/helper', element: <Helper /> },
]
