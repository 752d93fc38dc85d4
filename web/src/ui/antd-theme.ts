import { type ThemeConfig, theme as themes } from 'antd'
import type { Theme } from '../platform/appearance/theme.ts'

/** The value that tokens.css gives a name under the theme that is on the page now. */
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
const size = (name: string): number => Number.parseInt(token(name), 10)

const lessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** antd's theme, every value read from tokens.css; called again when the theme or the width of the window changes. */
export function antdTheme(theme: Theme): ThemeConfig {
  return {
    algorithm: theme === 'dark' ? themes.darkAlgorithm : themes.defaultAlgorithm,
    token: {
      colorPrimary: token('primary'),
      colorLink: token('blue'),
      colorInfo: token('blue'),
      colorError: token('red'),
      colorWarning: token('gold'),
      colorSuccess: token('green'),
      colorText: token('text'),
      colorTextSecondary: token('text-2'),
      colorTextTertiary: token('text-3'),
      colorTextPlaceholder: token('text-3'),
      // What can't be changed is still read: antd's own grey is not.
      colorTextDisabled: token('text-3'),
      colorBgContainerDisabled: token('quiet'),
      colorBgLayout: token('paper'),
      colorBgContainer: token('field'),
      colorBgElevated: token('card'),
      colorBorder: token('line-field'),
      colorBorderSecondary: token('line'),
      colorSplit: token('line-2'),
      fontFamily: token('sans'),
      fontSize: size('fs-3'),
      borderRadius: size('radius'),
      borderRadiusLG: size('radius-card'),
      borderRadiusSM: size('radius-chip'),
      controlHeight: size('control'),
      controlItemBgActive: token('blue-bg'),
      controlItemBgHover: token('quiet'),
      boxShadow: token('shadow-popup'),
      boxShadowSecondary: token('shadow-popup'),
      motion: !lessMotion(),
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
      wireframe: false,
    },
    components: {
      Select: { multipleItemBg: token('line-2'), multipleItemColorDisabled: token('text-3') },
      Table: {
        headerBg: token('quiet'),
        headerColor: token('text-2'),
        headerSplitColor: 'transparent',
        headerSortActiveBg: token('quiet'),
        headerSortHoverBg: token('line-2'),
        bodySortBg: token('card'),
        colorBgContainer: token('card'),
        borderColor: token('line-2'),
        rowHoverBg: token('quiet'),
        rowSelectedBg: token('blue-bg'),
        rowSelectedHoverBg: token('blue-bg'),
        cellPaddingBlock: 8,
        cellPaddingInline: 12,
        headerBorderRadius: 0,
      },
    },
  }
}
