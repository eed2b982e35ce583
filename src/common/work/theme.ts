import type { ThemeConfig } from 'antd'

/**
 * antd's look for the surfaces where people work. Its styles are made from these tokens when the pages are built
 * (`scripts/work-styles-plugin.ts`), so no style is made in the browser; colours and corners then follow the fair's own
 * variables by `work.css`.
 */
export const workTheme: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  // The class under which antd's variables stand, on the page and on what it opens over it.
  cssVar: { key: 'yz-work' },
  token: {
    colorPrimary: '#1f4e8c',
    colorError: '#b3261e',
    colorSuccess: '#2c6650',
    colorWarning: '#8a5a00',
    colorText: '#1d1b18',
    colorTextSecondary: '#5e5850',
    colorTextTertiary: '#5e5850',
    colorTextQuaternary: '#6b645b',
    colorTextPlaceholder: '#6b645b',
    colorTextDisabled: '#6b645b',
    colorTextDescription: '#5e5850',
    colorBorder: '#8f8779',
    colorBorderSecondary: '#e4dfd6',
    borderRadius: 4,
    fontSize: 15,
    controlHeight: 40,
    controlHeightSM: 32,
    // A keyboard's reader sees where it stands.
    lineWidthFocus: 2,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.18s',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Table: {
      headerBg: 'var(--ground)',
      headerColor: 'var(--ink-soft)',
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      headerSortActiveBg: 'var(--ground)',
      headerSortHoverBg: 'var(--accent-soft)',
      bodySortBg: 'transparent',
      rowHoverBg: 'var(--surface)',
    },
    Alert: { withDescriptionPadding: '12px 16px' },
    // Room for a line of what is wrong, and air below it.
    Form: { itemMarginBottom: 28 },
    Modal: { titleFontSize: 20 },
    // A month fits a narrow window.
    DatePicker: { cellWidth: 42 },
    Progress: { defaultColor: 'var(--accent)' },
  },
}

/** The components with generated styles: a test finds a used component that is missing here. */
export const styledComponents = [
  'Alert',
  'App',
  'Badge',
  'Button',
  'Calendar',
  'Cascader',
  'Checkbox',
  'DatePicker',
  'Descriptions',
  'Drawer',
  'Dropdown',
  'Empty',
  'Form',
  'Grid',
  'Image',
  'InputNumber',
  'Modal',
  'Pagination',
  'Popconfirm',
  'Popover',
  'Progress',
  'Radio',
  'Result',
  'Segmented',
  'Select',
  'Skeleton',
  'Slider',
  'Space',
  'Spin',
  'Steps',
  'Switch',
  'Table',
  'Tabs',
  'Tag',
  'TimePicker',
  'Timeline',
  'Tooltip',
  'Tour',
  'Upload',
] as const
