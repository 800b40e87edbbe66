import type { ComponentProps, ReactNode } from "react";
import { Container } from "../../layout";
import { Heading, Text } from "../../typography";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { areas, content, frame, intro } from "./AccountFrame.css";

export interface AccountFrameProps extends Omit<ComponentProps<"div">, "title"> {
  /** The `AccountMenu`: at the side on wide screens, above the content on narrow ones. */
  menu?: ReactNode;
  /** The `Breadcrumbs`, above the title. */
  breadcrumb?: ReactNode;
  /** The page's heading. */
  title: ReactNode;
  /** A quiet line below the heading. */
  subtitle?: ReactNode;
}

/**
 * A page of the account area: its menu at the side, the title and content beside it. It brings its
 * own `Container`.
 */
export function AccountFrame({
  menu,
  breadcrumb,
  title,
  subtitle,
  className,
  children,
  ...rest
}: AccountFrameProps) {
  return (
    <div {...rest} className={cx(frame, className)}>
      <Container>
        <div className={areas} data-with-menu={menu ? "" : undefined}>
          {inElement(menu)}
          <div className={content}>
            <div className={intro}>
              {inElement(breadcrumb)}
              <Heading level={1} size="3xl" tabIndex={-1}>
                {title}
              </Heading>
              {subtitle && <Text tone="muted">{subtitle}</Text>}
            </div>
            {inElement(children)}
          </div>
        </div>
      </Container>
    </div>
  );
}
