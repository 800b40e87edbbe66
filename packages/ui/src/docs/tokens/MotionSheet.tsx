import { useState } from "react";
import { Button } from "../../controls/Button";
import { Stack } from "../../layout";
import { tokenNotes } from "../../tokens/tokenNotes";
import { Text } from "../../typography";
import { motion } from "./scaleSheets";
import { Themed } from "./Themed";

const uses = tokenNotes.duration;

/** Each duration as a dot that travels in it. */
export function MotionSheet() {
  const [moved, setMoved] = useState(false);
  return (
    <Themed>
      <Stack gap="6">
        {Object.entries(uses).map(([name, use]) => (
          <Stack key={name} gap="2">
            <Text size="sm">
              <strong>{name}</strong> {motion[name as keyof typeof motion]}: {use}
            </Text>
            <div style={{ borderBlockEnd: "1px solid var(--taanka-color-line)", paddingBlock: 4 }}>
              <div
                style={{
                  inlineSize: "1rem",
                  blockSize: "1rem",
                  borderRadius: "50%",
                  backgroundColor: "var(--taanka-color-accent)",
                  marginInlineStart: moved ? "calc(100% - 1rem)" : 0,
                  transition: `margin var(--taanka-duration-${name}) var(--taanka-easing-out)`,
                }}
              />
            </div>
          </Stack>
        ))}
        <Text size="sm" tone="muted">
          easing {motion.easing}
        </Text>
        <Button tone="secondary" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </Stack>
    </Themed>
  );
}
