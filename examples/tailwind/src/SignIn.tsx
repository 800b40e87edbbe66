import { Container, Heading, OtpField, Section, Stack, Text } from "@taanka/ui";
import { useState } from "react";

/** The code that a shopper got by text message. This page takes any. */
export function SignIn() {
  const [code, setCode] = useState("");
  return (
    <Section spacing="half">
      <Container>
        <Stack gap="4" align="start">
          <Heading level={2} size="2xl">
            Sign in
          </Heading>
          <OtpField label="One-time code" value={code} onValueChange={setCode} />
          <Text role="status">
            {code.length === 6 ? "You are signed in." : "Type the six digits."}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
